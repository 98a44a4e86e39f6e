import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';

export interface Expected {
  status: number | number[];
  code?: string;
  /** The field that `errors` must explain. */
  field?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: object;
}

/** A clear refusal in the one error shape, about the field it is about, and without a word on the inside of the server. */
export function expectRefusal({ status, headers, body }: Answer, expected: Expected): void {
  const text = JSON.stringify(body);
  assert.ok([expected.status].flat().includes(status), `answered ${status} ${text}`);
  assert.match(String(headers['content-type']), /^application\/json/);
  const shape = ['code', 'errors', 'message', 'msg', 'requestId', 'statusCode'];
  assert.deepEqual(Object.keys(body).toSorted(), shape, text);
  const error = body as {
    code: string;
    message: string;
    msg: string;
    errors: Record<string, string>;
    statusCode: number;
  };
  assert.equal(error.statusCode, status);
  assert.equal(error.msg, error.message);
  assert.ok(error.message.length > 0);
  if (expected.code) assert.equal(error.code, expected.code, text);
  if (expected.field) assert.ok(error.errors[expected.field], `no word about ${expected.field}: ${text}`);
  assert.doesNotMatch(text, /node_modules|\bat \S+ \(|syntax error|violates|ECONN|pg_/);
}
