/**
 * Reads a stored choice.
 *
 * @param key - Its key in `localStorage`.
 * @returns `null` where there is none, and where storage is not available.
 */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a choice; without storage it holds for this page only.
 *
 * @param key - Its key in `localStorage`.
 * @param value - The choice.
 */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full storage: the choice is not remembered.
  }
}
