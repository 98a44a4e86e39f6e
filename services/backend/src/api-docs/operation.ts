import type { OpenAPIObject } from '@nestjs/swagger';

export type Components = NonNullable<OpenAPIObject['components']>;
type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;
export type Answer = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
export type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;
export type Schema = NonNullable<Components['schemas']>[string];
export type PlainSchema = Exclude<Schema, { $ref: string }>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface FoundOperation {
  path: string;
  method: (typeof methods)[number];
  operation: Operation;
  /** The roles that may call it; empty for everybody. */
  roles: readonly string[];
}

/** Every operation of a description, with the notes of the access decorators. */
export const operationsOf = ({ paths }: OpenAPIObject): FoundOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const roles = (operation as { 'x-roles'?: string[] })['x-roles'] ?? [];
      return [{ path, method, operation, roles }];
    }),
  );

export const isUnsafe = ({ method }: FoundOperation) => method !== 'get';

/** No parameter of this API is kept among the components. */
export const parametersOf = ({ operation }: FoundOperation) => (operation.parameters ?? []) as Parameter[];

/** A decorator's note about an operation for this description alone; the note is removed. */
export function takeMark({ operation }: FoundOperation, mark: `x-${string}`): unknown {
  const note: unknown = Reflect.get(operation, mark);
  Reflect.deleteProperty(operation, mark);
  return note;
}
