import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '../http/contract/api-docs.decorators';

export const freshlyAuthenticatedKey = 'freshly-authenticated';

/** In the API's description, so that its error answers can name the code. */
export const freshlyAuthenticatedMark = 'x-freshly-authenticated';

/**
 * The session must have confirmed its password, and a one-time code where its person has them, a few minutes ago: for what
 * makes a stolen session lasting, and for what cannot be taken back. Otherwise the answer is 403 `confirm_password`.
 */
export const FreshlyAuthenticated = () =>
  applyDecorators(SetMetadata(freshlyAuthenticatedKey, true), ApiExtension(freshlyAuthenticatedMark, true));
