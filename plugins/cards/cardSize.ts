/** In pixels, as sites that show cards expect it: https://developers.facebook.com/docs/sharing/webmasters/images */
export const cardSize = { width: 1200, height: 630 } as const;
