import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { applicationSchema, answerSchema, contactSchema, jobPostsSchema } from './schemas.ts';
import { type Contact, insertApplication, insertContact, insertWithResume, listJobPosts } from './statements.ts';
import { keepInMemory, parseForm, writeToFolder, type Form, type Keep } from './parse-form.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function makeAnswer() {
  const letters = Array.from(randomBytes(8), (byte) => alphabet[byte % 32]).join('');
  const message = 'Application submitted successfully!';
  return { message, msg: message, reference: `FD-${letters.slice(0, 4)}-${letters.slice(4)}` };
}

/**
 * A careful team's minimal solution: Fastify, a pg pool, prepared statements, JSON Schema in and out, the same busboy for forms.
 * No log, no security headers, no rate limit, no idempotency, no origin check.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL_SIZE) });
const server = Fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } });
const checked = { schema: { body: applicationSchema, response: { 201: answerSchema } } };

server.get('/health', () => ({ status: 'ok' }));

server.get('/jobposts', { schema: { response: { 200: jobPostsSchema } } }, async () => {
  const { rows } = await pool.query(listJobPosts);
  return rows;
});

const checkedContact = { schema: { body: contactSchema, response: { 201: answerSchema } } };
server.post<{ Body: Contact }>('/contact', checkedContact, async ({ body }, reply) => {
  const answer = makeAnswer();
  await pool.query(insertContact(answer.reference, body));
  return reply.code(201).send(answer);
});

const forms = (keep: Keep, routes: (scope: FastifyInstance) => void) =>
  server.register((scope, _options, done) => {
    const parse = (request: FastifyRequest, payload: IncomingMessage) => parseForm(request.headers, payload, keep);
    scope.addContentTypeParser('multipart/form-data', parse);
    routes(scope);
    done();
  });

forms(keepInMemory, (scope) => {
  scope.post<{ Body: Form }>('/application', checked, async ({ body }, reply) => {
    const answer = makeAnswer();
    await pool.query(body.file ? insertWithResume(answer.reference, body) : insertApplication(answer.reference, body));
    return reply.code(201).send(answer);
  });
});

forms(writeToFolder(process.env.FILES!), (scope) => {
  scope.post<{ Body: Form }>('/application-with-plain-file', checked, async ({ body }, reply) => {
    const answer = makeAnswer();
    await pool.query(insertApplication(answer.reference, body));
    return reply.code(201).send(answer);
  });
});

process.on('SIGTERM', () => void server.close().then(() => pool.end()));
await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
