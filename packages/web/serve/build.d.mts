export declare const isFresh: () => boolean;
export declare const buildPage: () => void;
