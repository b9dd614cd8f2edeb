const text = { type: 'string' } as const

/** Of a reply to leaf-report or upper-report; `parseReport` reads it. */
export const reportSchema = {
  name: 'community_report',
  schema: {
    type: 'object',
    properties: {
      title: text,
      summary: text,
      rating: { type: 'number' },
      rating_explanation: text,
      findings: {
        type: 'array',
        items: {
          type: 'object',
          properties: { summary: text, explanation: text },
          required: ['summary', 'explanation'],
          additionalProperties: false,
        },
      },
    },
    required: ['title', 'summary', 'rating', 'rating_explanation', 'findings'],
    additionalProperties: false,
  },
} as const
