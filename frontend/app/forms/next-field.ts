/** Moves to the next field on a touch keyboard, whose key reads "next"; on a desk the Enter key sends. */
export function goToNextField(event: KeyboardEvent) {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.enterKeyHint !== 'next' || !matchMedia('(pointer: coarse)').matches) return;
  if (!(currentTarget instanceof HTMLFormElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('.control')];
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
