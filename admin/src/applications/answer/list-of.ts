/** The list of those who have to hear, the longest overdue first. */
export const listOf = (answer: string): string => {
  const query = { filter: JSON.stringify({ answer }), sort: 'answerDueAt', order: 'ASC', page: '1' };
  return `/applications?${new URLSearchParams(query).toString()}`;
};
