/** Something to draw, the same in both sub-apps. */
export const rows: readonly string[] = Array.from({ length: 100 }, (_, index) => `第 ${index + 1} 行`);
