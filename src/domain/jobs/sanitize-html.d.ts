/** The part of sanitize-html that is used here. */
declare module 'sanitize-html' {
  interface Options {
    allowedTags: readonly string[]
    allowedAttributes: Readonly<Record<string, readonly string[]>>
    allowedSchemes: readonly string[]
    /** Elements that are removed together with what is in them. */
    nonTextTags: readonly string[]
    disallowedTagsMode: 'discard'
    nestingLimit: number
  }
  export default function sanitizeHtml (html: string, options: Options): string
}
