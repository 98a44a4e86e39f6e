import type { ApiError } from '@frontdoor/contract';
import { login } from '../messages/english/login.ts';
import { refusalText } from './texts.ts';

export interface Refusal {
  alert: string;
  errors: Record<string, string>;
  status: number;
  code: string;
}

export type Answer<Body> = { body: Body } | { refusal: Refusal };

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return {};
  }
};

/** Sends a form's values; any failure comes back in words. */
export const sendForm = async <Body>(method: 'POST' | 'PUT', url: string, fields: object): Promise<Answer<Body>> => {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify(fields),
    });
  } catch {
    return { refusal: { alert: login.unreachable, errors: {}, status: 0, code: '' } };
  }
  const body = await readJson(response);
  if (response.ok) return { body: body as Body };
  const error = body as Partial<ApiError>;
  const alert = refusalText(response.status, response.headers.get('Retry-After'), error);
  return {
    refusal: {
      alert,
      errors: error.errors ?? {},
      status: response.status,
      code: error.code ?? '',
    },
  };
};
