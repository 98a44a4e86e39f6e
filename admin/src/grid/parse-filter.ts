/** The filter of a list, as an address has it; empty for a text that is none. */
export const parseFilter = (text: string | null): Record<string, unknown> => {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return typeof filter === 'object' && filter !== null && !Array.isArray(filter)
      ? (filter as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};
