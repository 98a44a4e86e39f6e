/** What the address says after a form was sent without script: the API leads back to the page with it. */
export type AddressAnswer = { kind: 'sent'; reference: string } | { kind: 'failed'; code: string; fields: string[] };

export function answerIn(search: string): AddressAnswer | null {
  const query = new URLSearchParams(search);
  const [reference, code] = [query.get('sent') ?? '', query.get('failed') ?? ''];
  if (/^FD-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference)) return { kind: 'sent', reference };
  if (/^[a-z_]{1,40}$/.test(code)) return { kind: 'failed', code, fields: (query.get('fields') ?? '').split(',') };
  return null;
}

/** Reads it once: what is told must not be told again after a reload, or travel with a link. */
export function takeAnswer(): AddressAnswer | null {
  const answer = answerIn(location.search);
  if (answer) history.replaceState(history.state, '', location.pathname);
  return answer;
}
