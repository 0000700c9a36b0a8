declare module '@generated/static-content/partStyles';
