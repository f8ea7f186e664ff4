/** Reserved for examples (RFC 2606): no message can ever reach anybody. */
export const DOMAINS = ['example.com', 'example.org', 'example.net']

export const SCHOOLING = [
  'Elementary school', 'High school', 'Technical school', 'Bachelor', 'Bachelor', 'Postgraduate', 'Master', 'Doctorate'
]

const FIRST_LANGUAGE = { language: 'Portuguese', level: 'native' }

/** Lists of languages, as JSON. */
export const LANGUAGES = [
  [FIRST_LANGUAGE],
  [FIRST_LANGUAGE, { language: 'English', level: 'basic' }],
  [FIRST_LANGUAGE, { language: 'English', level: 'fluent' }],
  [FIRST_LANGUAGE, { language: 'English', level: 'advanced' }, { language: 'Spanish', level: 'intermediate' }],
  [{ language: 'Spanish', level: 'native' }, { language: 'Portuguese', level: 'advanced' }],
  [{ language: 'English', level: 'native' }, { language: 'German', level: 'intermediate' }]
].map(languages => JSON.stringify(languages))

/** Birthdates lie between. */
export const OLDEST = Date.UTC(1962, 0, 1)
export const YOUNGEST = Date.UTC(2007, 0, 1)
