import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';

const told = new Set(['http.request.method', 'http.response.status_code', 'http.route', 'db.system.name']);

/** Leaves out addresses, statements and messages of errors, which instrumentations add: they are personal. */
export class HarmlessSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const key of Object.keys(span.attributes)) if (!told.has(key)) delete span.attributes[key];
    span.events.length = 0;
    delete span.status.message;
    super.onEnd(span);
  }
}
