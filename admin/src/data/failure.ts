import { translate } from '../messages/translate.ts';

/** A failed request as the page shows it. */
export interface Failure {
  text: string;
  /** 0 = no answer came. */
  status: number;
  code: string;
  /** By field. */
  errors: Record<string, string>;
}

type Body = { errors?: Record<string, string>; code?: string } | null | undefined;

/** Whether nobody knows what the request has done: no answer came, or one of a proxy in place of the API's. */
export const isAnswerLost = ({ status }: Pick<Failure, 'status'>): boolean => status === 0 || status >= 502;

export const failureOf = (error: unknown): Failure => {
  const { message, status, body } = error as {
    message?: string;
    status?: number;
    body?: Body;
  };
  return {
    text: message || translate('data.somethingWentWrong'),
    status: status ?? 0,
    code: body?.code ?? '',
    errors: body?.errors ?? {},
  };
};
