export declare const findBrowser: () => string | undefined;
export declare const findOrInstallBrowser: () => string;
export declare const BROWSER_FLAGS: readonly string[];
