/** Why a form that was sent without script was refused: the API leads back to its page with this in the address. */
export type AddressAnswer = { code: string; fields: string[] };

export function answerIn(search: string): AddressAnswer | null {
  const query = new URLSearchParams(search);
  const code = query.get('failed') ?? '';
  return /^[a-z_]{1,40}$/.test(code) ? { code, fields: (query.get('fields') ?? '').split(',') } : null;
}

/** The rest of the query, as it stands behind the path. */
export function withoutAnswer(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['failed', 'fields']) query.delete(name);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Reads the answer and removes it from the address, so that a reload or a shared link does not show it again. */
export function takeAnswer(): AddressAnswer | null {
  const answer = answerIn(location.search);
  if (answer) history.replaceState(history.state, '', location.pathname + withoutAnswer(location.search));
  return answer;
}
