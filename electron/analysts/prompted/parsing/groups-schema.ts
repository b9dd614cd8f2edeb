/** Of a reply to resolve-entities; `parseGroups` reads it. */
export const groupsSchema = {
  name: 'groups',
  schema: {
    type: 'object',
    properties: { groups: { type: 'array', items: { type: 'array', items: { type: 'integer' } } } },
    required: ['groups'],
    additionalProperties: false,
  },
} as const
