import type { RequestHandler } from 'express';
import { bodyLimitOf, type BodyLimits, collectBody } from '../body/collect-body';
import { bodyTypeOf, isPlainUtf8, takesReports } from '../body/body-type';
import { formRouteOf, takesFile } from '../forms/form-route';
import { UnsupportedMediaType } from '../errors/http.errors';
import { parseJsonBody } from '../body/parse-json-body';
import { parseUrlencodedBody } from '../body/parse-urlencoded-body';

/** Some kilobytes; even a bad line has sent them by then. */
const LIMIT_MS = 30_000;

/**
 * Reads a small body into `request.body`: JSON anywhere, a plain form where forms are taken. Multipart is read by the routes
 * that take it, which give it more time. A body of another kind is refused before anything looks at it.
 */
export const readBody =
  (limits: BodyLimits, ms = LIMIT_MS): RequestHandler =>
  (request, _response, next) => {
    const type = bodyTypeOf(request);
    if (type === null) return next();
    const isTaken =
      type === 'report'
        ? takesReports(request)
        : type === 'json' || formRouteOf(request)?.sentAs === type || (type === 'multipart' && takesFile(request));
    if (!isTaken) return next(new UnsupportedMediaType('application/json'));
    if (!isPlainUtf8(request)) return next(new UnsupportedMediaType('plain UTF-8, not compressed'));
    if (type === 'multipart') return next();
    const parse: (bytes: Buffer) => object = type === 'urlencoded' ? parseUrlencodedBody : parseJsonBody;
    collectBody(request, { bytes: bodyLimitOf(limits, request.path), ms }, (error, bytes) => {
      if (error) return next(error);
      try {
        request.body = parse(bytes);
      } catch (refusal) {
        return next(refusal);
      }
      next();
    });
  };
