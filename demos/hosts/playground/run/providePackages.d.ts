/** What a script in `packages/` calls: it is run as the body of a function with this parameter. */
declare const providePackages: (packages: Readonly<Record<string, object>>) => void;
