/** An answer of 4xx will not get better; a server that is away may. */
export const retry = (failures: number, error: Error): boolean => {
  const { status } = error as { status?: number };
  return failures < 2 && !(status && status >= 400 && status < 500);
};
