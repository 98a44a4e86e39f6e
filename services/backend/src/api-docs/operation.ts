import type { OpenAPIObject } from '@nestjs/swagger';

export type Components = NonNullable<OpenAPIObject['components']>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type Answer = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
export type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;
export type Schema = NonNullable<Components['schemas']>[string];
export type PlainSchema = Exclude<Schema, { $ref: string }>;

export interface FoundOperation {
  operation: Operation;
  isUnsafe: boolean;
  /** The roles that may call it; empty for everybody. */
  roles: readonly string[];
}

/** Every operation of a description, with the notes of the access decorators. */
export const operationsOf = ({ paths }: OpenAPIObject): FoundOperation[] =>
  Object.values(paths).flatMap((item) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const roles = (operation as { 'x-roles'?: string[] })['x-roles'] ?? [];
      return [{ operation, isUnsafe: method !== 'get', roles }];
    }),
  );

/** No parameter of this API is kept among the components. */
export const parametersOf = ({ operation }: FoundOperation) => (operation.parameters ?? []) as Parameter[];

/** A decorator's note about an operation for this description alone; the note is removed. */
export function takeMark({ operation }: FoundOperation, mark: `x-${string}`): unknown {
  const note: unknown = Reflect.get(operation, mark);
  Reflect.deleteProperty(operation, mark);
  return note;
}
