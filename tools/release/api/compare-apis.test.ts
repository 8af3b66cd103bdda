import { describe, expect, it } from 'vitest';
import { describeApi } from './api-record.ts';
import { apiSchema, compareApis } from './compare-apis.ts';

const text = { type: 'string' };
const nullableText = { anyOf: [text, { type: 'null' }] };
const base = {
  paths: {
    '/v1/notes': {
      post: {
        operationId: 'createNote',
        parameters: [{ name: 'draft', in: 'query', schema: { type: 'boolean' } }, { $ref: '#/components/parameters/Key' }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { title: { type: 'string', maxLength: 80 }, kind: { type: 'string', enum: ['a', 'b'] }, parent: nullableText },
                required: ['title'],
              },
            },
          },
        },
        responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } }, 404: {} },
        security: [{ session: [] }, { personalToken: ['notes:write'] }],
        'x-required-roles': [{ roles: ['owner', 'admin'] }],
      },
    },
    '/v1/notes/{noteId}': { get: { operationId: 'getNote', responses: { 200: {} } } },
  },
  webhooks: {
    'note.created': {
      post: {
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { id: text }, required: ['id'] } } } },
      },
    },
  },
  components: {
    parameters: { Key: { name: 'Idempotency-Key', in: 'header', schema: text } },
    schemas: {
      Error: { type: 'object', properties: { code: text }, required: ['code'] },
      Note: {
        type: 'object',
        properties: {
          id: text,
          state: { type: 'string', enum: ['open', 'done'] },
          author: nullableText,
          size: { type: 'integer', minimum: 0 },
          replies: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
        },
        required: ['id', 'state', 'size'],
        additionalProperties: false,
      },
    },
  },
};

/** Replaces the value at a path; undefined removes it. */
function change(path: string, value: unknown): string[] {
  const after = structuredClone(base) as Record<string, unknown>;
  const steps = path.split(' ');
  let place = after;
  for (const step of steps.slice(0, -1)) place = place[step] as Record<string, unknown>;
  const last = steps.at(-1) ?? '';
  if (value === undefined) delete place[last];
  else place[last] = value;
  return compareApis(apiSchema.parse(base), apiSchema.parse(after)).map(({ operation, change: what }) => `${operation}: ${what}`);
}

const create = 'paths /v1/notes post';
const body = `${create} requestBody content application/json schema`;
const note = 'components schemas Note';

describe('compareApis', () => {
  it.each([
    ['a missing path', 'paths /v1/notes', undefined, ['createNote: POST /v1/notes is gone']],
    ['a new required field', `${body} required`, ['title', 'kind'], ['createNote: body.kind is required now']],
    ['a field that is ignored', `${body} properties kind`, undefined, ['createNote: body.kind is no longer read']],
    [
      'a shorter limit',
      `${body} properties title maxLength`,
      40,
      ['createNote: body.title a value beyond maxLength 40 is no longer accepted'],
    ],
    ['a value that is rejected', `${body} properties kind enum`, ['a'], ['createNote: body.kind b is no longer accepted']],
    ['null that is rejected', `${body} properties parent`, text, ['createNote: body.parent the type null is no longer accepted']],
    ['a field that is gone', `${note} properties author`, undefined, ['createNote: reply 201.author is no longer returned']],
    ['a field that can be missing', `${note} required`, ['id', 'state'], ['createNote: reply 201.size can be missing now']],
    ['another type', `${note} properties id`, { type: 'integer' }, ['createNote: reply 201.id the type integer can be returned now']],
    ['a new null', `${note} properties id`, nullableText, ['createNote: reply 201.id the type null can be returned now']],
    ['a new value', `${note} properties state enum`, ['open', 'done', 'late'], ['createNote: reply 201.state late can be returned now']],
    [
      'a wider range',
      `${note} properties size`,
      { type: 'integer' },
      ['createNote: reply 201.size a value beyond minimum 0 can be returned now'],
    ],
    [
      'another status',
      `${create} responses`,
      { 200: {} },
      ['createNote: status 201 is no longer returned', 'createNote: status 200 can be returned now'],
    ],
    [
      'a parameter that is ignored',
      `${create} parameters`,
      [{ $ref: '#/components/parameters/Key' }],
      ['createNote: query draft is no longer read'],
    ],
    ['a parameter that is required', 'components parameters Key required', true, ['createNote: header Idempotency-Key is required now']],
    ['a missing authentication', `${create} security`, [{ session: [] }], ['createNote: access is no longer possible with personalToken']],
    [
      'a further scope',
      `${create} security`,
      [{ session: [] }, { personalToken: ['notes:write', 'notes:read'] }],
      ['createNote: access needs the scope notes:read with personalToken now'],
    ],
    [
      'a missing role',
      `${create} x-required-roles`,
      [{ roles: ['owner'] }],
      ['createNote: access is no longer possible for the role admin'],
    ],
    [
      'a session for a public call',
      'paths /v1/notes/{noteId} get security',
      [{ session: [] }],
      ['getNote: access needs authentication now'],
    ],
    ['an event that is gone', 'webhooks', {}, ['note.created: event is no longer sent']],
    [
      'another error shape',
      'components schemas Error properties code',
      { type: 'integer' },
      ['errors: body.code the type integer can be returned now'],
    ],
  ])('reports %s', (_, path, value, expected) => {
    expect(change(path, value)).toEqual(expected);
  });

  it.each([
    ['a new path', 'paths /v1/tags', { get: { operationId: 'listTags', responses: { 200: {} } } }],
    [
      'another name of a path parameter',
      'paths',
      { '/v1/notes': base.paths['/v1/notes'], '/v1/notes/{id}': base.paths['/v1/notes/{noteId}'] },
    ],
    ['a new optional field', `${body} properties color`, text],
    ['a longer limit', `${body} properties title maxLength`, 200],
    ['a new accepted value', `${body} properties kind enum`, ['a', 'b', 'c']],
    ['a new field in replies', `${note} properties color`, text],
    ['fewer values in replies', `${note} properties state enum`, ['open']],
    ['a field that is never missing', `${note} required`, ['id', 'state', 'size', 'author']],
    [
      'a new optional parameter',
      `${create} parameters`,
      [...base.paths['/v1/notes'].post.parameters, { name: 'x', in: 'query', schema: text }],
    ],
    ['a call that needs no authentication', `${create} security`, []],
    ['a new event', 'webhooks note.deleted', base.webhooks['note.created']],
  ])('allows %s', (_, path, value) => {
    expect(change(path, value)).toEqual([]);
  });

  it('allows the removal of what was deprecated', () => {
    const before = structuredClone(base) as unknown as { paths: Record<string, { get: object }>; components: typeof base.components };
    before.paths['/v1/old'] = { get: { operationId: 'old', deprecated: true, responses: { 200: {} } } };
    Object.assign(before.components.schemas.Note.properties, { old: { type: 'string', deprecated: true } });
    expect(compareApis(apiSchema.parse(before), apiSchema.parse(base))).toEqual([]);
  });

  it('finds no difference between the API and itself', () => {
    expect(compareApis(describeApi(), describeApi())).toEqual([]);
  });
});
