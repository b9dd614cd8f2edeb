/** Of a reply to map-reports or map-chunks; `parsePoints` reads it. */
export const pointsSchema = {
  name: 'points',
  schema: {
    type: 'object',
    properties: {
      points: {
        type: 'array',
        items: {
          type: 'object',
          properties: { text: { type: 'string' }, helpfulness: { type: 'integer' } },
          required: ['text', 'helpfulness'],
          additionalProperties: false,
        },
      },
    },
    required: ['points'],
    additionalProperties: false,
  },
} as const
