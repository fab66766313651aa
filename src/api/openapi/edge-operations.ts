/** Operations outside the languages: they validate their bodies themselves, and have their own responses. */
import { OrderUpdates } from '#server/endpoints/order-updates.ts'
import { PurgeMessage } from '#server/endpoints/purge-plan.ts'
import { QuoteAnswer } from '#server/endpoints/signed/quote-answer.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'

const json = (description: string, schema: JsonSchema) => ({ description, content: { 'application/json': { schema } } })
const error = json('The request is rejected.', {
  type: 'object',
  properties: { error: { type: 'string' } },
  required: ['error'],
})
const text = { type: 'string' }
const inQuery = (name: string, required = true) => ({ name, in: 'query', required, schema: text })

const updates = {
  type: 'object',
  properties: {
    orders: { type: 'integer', description: 'Number of updated orders.' },
    rejected: {
      type: 'array',
      items: {
        type: 'object',
        properties: { index: { type: 'integer' }, reason: text },
        required: ['index', 'reason'],
      },
    },
  },
  required: ['orders', 'rejected'],
}

/** By path, then method. @param responses schemas of responses by path */
export const createEdgeOperations = (
  responses: Record<string, JsonSchema>,
): Record<string, Record<string, object>> => ({
  '/api/openapi.json': {
    get: {
      operationId: 'getOpenApi',
      tags: ['operator'],
      summary: 'This document, in the demo only.',
      security: [],
      responses: { 200: json('An OpenAPI document.', { type: 'object' }), default: error },
    },
  },
  '/api/purge': {
    post: {
      operationId: 'purge',
      tags: ['operator'],
      summary: 'Purges cached responses and pages by tag, path or element of the CMS.',
      security: [{ purgeToken: [] }, { purgeToken: [], signature: [] }],
      requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(PurgeMessage) } } },
      responses: {
        200: json('The purged tags.', {
          type: 'object',
          properties: { purged: { type: 'array', items: text }, warning: text },
          required: ['purged'],
        }),
        default: error,
      },
    },
  },
  '/api/operator/orders': {
    post: {
      operationId: 'reportOrders',
      tags: ['operator'],
      summary: 'Reports the progress of orders.',
      security: [{ signature: [] }],
      requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(OrderUpdates) } } },
      responses: {
        200: json('All updates are written.', updates),
        422: json('No update is written.', updates),
        default: error,
      },
    },
  },
  '/api/operator/quotes': {
    post: {
      operationId: 'answerQuote',
      tags: ['operator'],
      summary: 'Answers a request for a quote.',
      security: [{ signature: [] }],
      requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(QuoteAnswer) } } },
      responses: {
        200: json('The answer is written, and mailed to the customer.', {
          type: 'object',
          properties: { grandTotal: text },
          required: ['grandTotal'],
        }),
        422: json('Nothing is written.', {
          type: 'object',
          properties: {
            rejected: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  index: {
                    type: ['integer', 'null'],
                    description: 'Index of the price in `prices`; null: the whole body.',
                  },
                  reason: text,
                },
                required: ['index', 'reason'],
              },
            },
          },
          required: ['rejected'],
        }),
        default: error,
      },
    },
  },
  '/api/preview': {
    get: {
      operationId: 'startPreview',
      tags: ['operator'],
      summary: 'Starts a preview of unpublished content in the browser.',
      security: [],
      parameters: [inQuery('path'), inQuery('until'), inQuery('signature'), inQuery('token', false)],
      responses: {
        303: { description: 'Redirects to the page.' },
        403: { description: 'The signature is wrong.' },
        410: { description: 'The link has expired.' },
      },
    },
    post: {
      operationId: 'endPreview',
      tags: ['operator'],
      summary: 'Ends the preview.',
      security: [],
      parameters: [inQuery('path')],
      responses: { 303: { description: 'Redirects to the page.' } },
    },
  },
  '/api/auth/user': Object.fromEntries(
    ['get', 'post'].map((method) => [
      method,
      {
        operationId: `${method}User`,
        tags: ['account'],
        summary: 'The customer of a bearer token or of the session.',
        security: [{}, { session: [] }, { customerToken: [] }],
        responses: {
          200: json('Whether the caller is logged in.', responses['/api/auth/user'] ?? {}),
        },
      },
    ]),
  ),
})
