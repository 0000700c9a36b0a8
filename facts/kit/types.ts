/**
 * Whether a value may stand where a type asks for one. A constant of this type does not compile with the other literal:
 * what a sentence says of types is proved by `npm run check:types`.
 */
export type Takes<Type, Value> = [Value] extends [Type] ? true : false;
