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
