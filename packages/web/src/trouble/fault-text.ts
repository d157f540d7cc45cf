/** What a fault has to say for itself, for whoever wants to report it. */
export const faultText = (error: unknown): string => {
  if (error instanceof Error)
    return error.stack?.includes(error.message) ? error.stack : `${error}\n${error.stack ?? ''}`;
  try {
    return typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error));
  } catch {
    return String(error);
  }
};
