// What advertisements of jobs are put together from.

export const OPENINGS = [
  'We are growing, and this position is new.',
  'A valued colleague moves on to another team, and we look for somebody to take over.',
  'This team has more ideas than hands.',
  'We open a second shift of this work, so that it no longer rests on a few shoulders.'
]

export const WAYS = [
  'The team is small and decides by itself how it works. ' +
    'You will have a mentor during the first three months, and a say in what comes after them.',
  'We write things down, keep meetings short and leave time for work that needs calm. ' +
    'Your working hours are flexible around the middle of the day.',
  'You will work with people from five regions. ' +
    'We value clear words, and nobody needs to know everything: asking early is part of the job.'
]

export const EXPECTATIONS = [
  'You finish what you begin, and say so when it will not be finished.',
  'Two or more years in a similar position, or a convincing reason why you need none.',
  'Good written Portuguese or Spanish, and enough English to read documents.',
  'You like to explain things, and to have them explained.'
]

export const BENEFITS = [
  'Health and dental plan', 'Meal allowance', 'Transport allowance', 'Life insurance', 'Childcare allowance',
  'Day off on your birthday', 'Yearly training budget', 'Gym membership', 'Profit sharing'
]

export const CLOSINGS = [
  'The process takes three weeks: a call, a practical exercise, and a talk with the team. Everybody gets an answer.',
  'All positions are open to people with disabilities. Tell us what you need, and we will arrange it.',
  'This is made-up data for trying out and testing an API: nobody reads applications to this job.'
]
