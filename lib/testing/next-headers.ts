/** Stands for `next/headers` in tests, which have no request. */
export const headers = async () => new Headers();

export const cookies = async () => ({
  get: () => undefined,
  getAll: () => [],
  set: () => {},
  delete: () => {},
});
