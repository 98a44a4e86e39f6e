import assert from 'node:assert/strict';
import { request, type IncomingMessage } from 'node:http';
import { type GatewayRule, headersOfEveryAnswer } from './gateway-rules.ts';

/** Asks a gateway and holds its answer against a rule. */
export async function checkRule(base: string, rule: GatewayRule): Promise<void> {
  const etag = rule.isCached ? (await ask(base, rule)).headers.etag : undefined;
  const answer = await ask(base, rule, etag);
  assert.equal(answer.statusCode, rule.status, `${rule.path} answers ${answer.statusCode}`);
  for (const [name, pattern] of Object.entries({ ...headersOfEveryAnswer, ...rule.headers })) {
    assert.match(String(answer.headers[name]), pattern, `${name} of ${rule.path}`);
  }
}

// Not fetch, which would tidy the path up before it sends it.
function ask(base: string, { method = 'GET', path, accepts }: GatewayRule, etag?: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const headers = { ...(accepts && { 'Accept-Encoding': accepts }), ...(etag && { 'If-None-Match': etag }) };
    request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer);
    })
      .on('error', reject)
      .end();
  });
}
