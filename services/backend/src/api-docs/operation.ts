import type { OpenAPIObject } from '@nestjs/swagger';

export type Components = NonNullable<OpenAPIObject['components']>;
type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;
export type Answer = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
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

/** Every operation of a description, with what the access decorators have noted about it. */
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
