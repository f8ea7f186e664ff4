import { Type, type Static } from '@sinclair/typebox'
import { Code, CreatedAt, Described, Id, Nullable, StrictObject, Text, UpdatedAt } from '../../schema.js'
import { Personal } from '../shared/classification.js'
import { StatedTime } from '../shared/history.js'

export const Comment = Type.Object({
  id: Described(Id, 'Id of the comment.'),
  code: Personal(Nullable(Code({
    examples: ['NOTE-12'], description: 'Your own key of the comment, unique in its application. Null once the candidate is anonymized.'
  }))),
  text: Personal(Text(10_000, { description: 'What the comment says.', examples: ['Met at the fair in May.'] })),
  author: Text(255, { description: 'Name of who wrote it: of the token, unless `authorName` names a person.', examples: ['ERP import'] }),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Comment', description: 'A remark on an application.' })
export type Comment = Static<typeof Comment>

export const CommentCreate = StrictObject({
  code: Type.Optional(Comment.properties.code),
  text: Comment.properties.text,
  at: StatedTime('When the comment was written; not before the application was made.'),
  authorName: Type.Optional(Nullable(Text(255, {
    'x-scope': 'history:write',
    description: 'Name of the employee who wrote it in another system, for `author`. The comment belongs to the token all the same. ' +
      'Needs the scope `history:write`.'
  })))
}, { title: 'CommentCreate', description: 'A new comment.', examples: [{ text: 'Met at the fair in May.' }] })
export type CommentCreate = Static<typeof CommentCreate>

export const CommentUpsert = StrictObject({
  ...CommentCreate.properties,
  code: Code({ examples: ['NOTE-12'], description: 'Your own key of the comment, unique in its application.' })
}, { title: 'CommentUpsert', description: 'A comment to add, unless the application has one with this code.' })
export type CommentUpsert = Static<typeof CommentUpsert>
