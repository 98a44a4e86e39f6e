import { createApiClient } from '@frontdoor/contract';
import { unattendedHeader } from './data/sending/attended.ts';
import { ownCalls } from './data/sending/own-calls.ts';

const send = async (request: Request): Promise<Response> => {
  for (const [name, value] of Object.entries(unattendedHeader())) request.headers.set(name, value);
  const answered = ownCalls.begin(request.method);
  try {
    const answer = await fetch(request);
    answered(answer.headers.get('X-Request-Id'));
    return answer;
  } finally {
    answered();
  }
};

/** The API's typed client, for addresses that are no react-admin resources. */
export const api = createApiClient('', send);
