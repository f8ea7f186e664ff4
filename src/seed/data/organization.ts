/** The organization of a generated company, and what its jobs are about. */
export const DEPARTMENTS = [
  'Engineering', 'Product and Design', 'Sales', 'Marketing', 'People', 'Finance', 'Customer Success', 'Operations'
] as const

interface RoleContent {
  name: string
  department: typeof DEPARTMENTS[number]
  /** Job titles, English and Portuguese as in a Brazilian company. */
  titles: readonly string[]
  /** Usual monthly pay in BRL. */
  pay: number
  purpose: string
  duties: readonly string[]
  skills: readonly string[]
}

export const ROLES: readonly RoleContent[] = [
  {
    name: 'Software Engineer',
    department: 'Engineering',
    titles: [
      'Backend Engineer', 'Senior Backend Engineer', 'Frontend Engineer', 'Desenvolvedor(a) Full Stack Sênior',
      'Pessoa Desenvolvedora Júnior'
    ],
    pay: 11_000,
    purpose: 'You design, build and run the services that our customers use every day.',
    duties: [
      'Design and review interfaces between services',
      'Write tests and keep the build fast',
      'Take part in the on-call rotation',
      'Help colleagues to grow through code review'
    ],
    skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'React', 'Git']
  },
  {
    name: 'Data Analyst',
    department: 'Engineering',
    titles: ['Data Analyst', 'Analista de Dados Pleno', 'Cientista de Dados', 'Analytics Engineer'],
    pay: 9000,
    purpose: 'You turn operational data into answers that people can act on.',
    duties: [
      'Model data for reports that many teams share',
      'Check the quality of incoming data',
      'Explain results to people who do not work with data',
      'Automate recurring analyses'
    ],
    skills: ['SQL', 'Python', 'Power BI', 'dbt', 'Statistics', 'Excel']
  },
  {
    name: 'Infrastructure Engineer',
    department: 'Engineering',
    titles: ['Site Reliability Engineer', 'Analista de Infraestrutura', 'Especialista em Segurança da Informação'],
    pay: 12_500,
    purpose: 'You keep our platform available, safe and affordable.',
    duties: [
      'Automate the set-up of environments',
      'Watch capacity and cost',
      'Lead the review of incidents',
      'Keep access rules tight and documented'
    ],
    skills: ['Kubernetes', 'Terraform', 'Linux', 'Prometheus', 'Networking', 'Bash']
  },
  {
    name: 'Product Manager',
    department: 'Product and Design',
    titles: ['Product Manager', 'Gerente de Produto', 'Product Owner Sênior'],
    pay: 14_000,
    purpose: 'You find out which problem is worth solving next, and see it solved.',
    duties: [
      'Talk to customers each week',
      'Keep a roadmap that everybody understands',
      'Write short and clear specifications',
      'Measure what a release has changed'
    ],
    skills: ['Discovery', 'Roadmapping', 'Interviewing', 'A/B testing', 'Writing', 'SQL']
  },
  {
    name: 'Designer',
    department: 'Product and Design',
    titles: ['Product Designer', 'Designer de Experiência (UX)', 'UX Writer'],
    pay: 8500,
    purpose: 'You make our product easy to understand and pleasant to use.',
    duties: [
      'Prototype and test ideas with users',
      'Maintain the design system',
      'Work with engineers until the last pixel',
      'Stand up for accessibility'
    ],
    skills: ['Figma', 'Prototyping', 'User research', 'Accessibility', 'Design systems', 'Illustration']
  },
  {
    name: 'Sales Representative',
    department: 'Sales',
    titles: ['Account Executive', 'Representante Comercial', 'Consultor(a) de Vendas Externas', 'Sales Development Representative'],
    pay: 5200,
    purpose: 'You win customers who stay because what we promised is true.',
    duties: [
      'Qualify new contacts',
      'Present the product on site and remotely',
      'Negotiate and close contracts',
      'Keep the pipeline up to date'
    ],
    skills: ['Negotiation', 'Salesforce', 'Presentation', 'Prospecting', 'Driving license', 'Excel']
  },
  {
    name: 'Marketing Analyst',
    department: 'Marketing',
    titles: ['Marketing Analyst', 'Analista de Mídias Sociais', 'Content Strategist', 'Estagiário(a) de Comunicação'],
    pay: 5800,
    purpose: 'You make the right people hear about us.',
    duties: [
      'Plan and run campaigns',
      'Write for our site and newsletters',
      'Report on reach and cost',
      'Organize two events a year'
    ],
    skills: ['Copywriting', 'SEO', 'Google Analytics', 'Social media', 'Photography', 'Event planning']
  },
  {
    name: 'Recruiter',
    department: 'People',
    titles: ['Technical Recruiter', 'Analista de Recrutamento e Seleção', 'People Partner'],
    pay: 6200,
    purpose: 'You bring people and teams together, and treat every candidate well.',
    duties: [
      'Run selection processes from briefing to offer',
      'Answer every candidate within a week',
      'Advise managers on interviews',
      'Look after our talent pool'
    ],
    skills: ['Interviewing', 'Sourcing', 'Labour law', 'Employer branding', 'Coaching', 'Excel']
  },
  {
    name: 'Accountant',
    department: 'Finance',
    titles: ['Accountant', 'Analista Contábil Sênior', 'Controller', 'Assistente Financeiro'],
    pay: 7000,
    purpose: 'You keep our books right and our decisions informed.',
    duties: [
      'Close the month within five days',
      'Prepare tax returns',
      'Support the yearly audit',
      'Improve the way invoices flow'
    ],
    skills: ['IFRS', 'SAP', 'Tax law', 'Budgeting', 'Excel', 'Auditing']
  },
  {
    name: 'Customer Support Agent',
    department: 'Customer Success',
    titles: ['Customer Support Agent', 'Atendente de Suporte ao Cliente', 'Customer Success Manager', 'Jovem Aprendiz – Atendimento'],
    pay: 3400,
    purpose: 'You are the person whom our customers remember when they think of us.',
    duties: [
      'Answer by telephone, chat and e-mail',
      'Reproduce and describe faults',
      'Write help articles',
      'Bring the customers\' view to product meetings'
    ],
    skills: ['Zendesk', 'Written English', 'Patience', 'Troubleshooting', 'Spanish', 'Typing']
  },
  {
    name: 'Logistics Operator',
    department: 'Operations',
    titles: ['Warehouse Operator', 'Auxiliar de Logística', 'Motorista Entregador', 'Técnico(a) de Manutenção'],
    pay: 2900,
    purpose: 'You see to it that goods arrive complete and on time.',
    duties: [
      'Receive, check and store goods',
      'Prepare shipments',
      'Count the stock every month',
      'Follow the safety rules at any time'
    ],
    skills: ['Forklift license', 'Stock control', 'Driving license', 'Maintenance', 'Safety standards', 'Excel']
  },
  {
    name: 'Operations Manager',
    department: 'Operations',
    titles: ['Operations Manager', 'Coordenador(a) de Operações', 'Supervisor de Produção'],
    pay: 10_500,
    purpose: 'You lead a site and the people who make it work.',
    duties: [
      'Plan shifts and capacity',
      'Lead and develop a team of twenty',
      'Track cost, quality and safety',
      'Improve one process each month'
    ],
    skills: ['Leadership', 'Lean', 'Planning', 'Budgeting', 'ERP systems', 'Safety standards']
  }
]

export const BRANCHES = [
  { name: 'São Paulo', path: ['Americas', 'Brazil', 'São Paulo'], city: 'São Paulo', state: 'São Paulo', country: 'BR' },
  { name: 'Recife', path: ['Americas', 'Brazil', 'Recife'], city: 'Recife', state: 'Pernambuco', country: 'BR' },
  { name: 'Curitiba', path: ['Americas', 'Brazil', 'Curitiba'], city: 'Curitiba', state: 'Paraná', country: 'BR' },
  { name: 'Belo Horizonte', path: ['Americas', 'Brazil', 'Belo Horizonte'], city: 'Belo Horizonte', state: 'Minas Gerais', country: 'BR' },
  { name: 'Lisboa', path: ['Europe', 'Portugal', 'Lisboa'], city: 'Lisboa', state: 'Lisboa', country: 'PT' },
  { name: 'Austin', path: ['Americas', 'United States', 'Austin'], city: 'Austin', state: 'Texas', country: 'US' }
] as const

export const USERS = 12

export const TAGS = [
  'available now', 'bilingual', 'call back', 'culture fit', 'former employee', 'junior', 'needs visa', 'open to travel', 'part time',
  'portfolio', 'remote only', 'salary to discuss', 'senior', 'top referência', 'talent pool'
] as const
