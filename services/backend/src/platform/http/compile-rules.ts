import { type TransformFnParams, TransformationType } from 'class-transformer';
import { getMetadataStorage, ValidationTypes } from 'class-validator';

type Class<Dto> = new () => Dto;
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Transform = { transformFn: (params: TransformFnParams) => unknown };
type Check = (value: unknown, object: object) => boolean;

interface Transforms {
  findTransformMetadatas(target: object, name: string, type: TransformationType): Transform[];
  findTypeMetadata(target: object, name: string): unknown;
  getExposedMetadatas(target: object): unknown[];
  getExcludedMetadatas(target: object): unknown[];
}

// The library keeps its storage to itself.
const { defaultMetadataStorage: transforms } = require('class-transformer/cjs/storage') as {
  defaultMetadataStorage: Transforms;
};

/** Makes a request of a plain record when it keeps every rule; undefined says nothing about why it does not. */
export type CompiledRules<Dto> = (plain: object) => Dto | undefined;

interface Field {
  transforms: Transform[];
  conditions: Check[];
  checks: Check[];
}

/**
 * Builds one plain function of the decorators of a flat request class. Null when the class uses more than such a function
 * can decide (nested classes, groups, promises, other names); it is put to the libraries themselves then.
 */
export function compileRules<Dto extends object>(type: Class<Dto>): CompiledRules<Dto> | null {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const named = Map.groupBy(rules, (rule) => rule.propertyName);
  if (rules.length === 0 || !rules.every(isPlain) || usesMore(type, [...named.keys()])) return null;
  const fields = new Map([...named].map(([name, own]) => [name, compileField(type, name, own)] as const));
  return (plain) => {
    const dto = new type() as Dto & Record<string, unknown>;
    for (const name of Object.keys(plain)) {
      const field = fields.get(name);
      if (!field) return undefined;
      const value = transform(field, name, plain as Record<string, unknown>);
      if (typeof value === 'object' && value !== null) return undefined;
      (dto as Record<string, unknown>)[name] = value;
    }
    for (const [name, { conditions, checks }] of fields) {
      const value = dto[name];
      if (conditions.every((holds) => holds(value, dto)) && !checks.every((holds) => holds(value, dto)))
        return undefined;
    }
    return dto;
  };
}

const CONDITIONAL: string = ValidationTypes.CONDITIONAL_VALIDATION;
const plainTypes: string[] = [
  ValidationTypes.CUSTOM_VALIDATION,
  CONDITIONAL,
  ValidationTypes.WHITELIST,
  ValidationTypes.IS_DEFINED,
];

const isPlain = ({ type, groups, validateIf }: Rule & { validateIf?: unknown }) =>
  plainTypes.includes(type) && !groups?.length && !validateIf;

const usesMore = (type: object, names: string[]) =>
  transforms.getExposedMetadatas(type).length > 0 ||
  transforms.getExcludedMetadatas(type).length > 0 ||
  names.some((name) => transforms.findTypeMetadata(type, name) !== undefined);

function compileField(type: Class<object>, name: string, rules: Rule[]): Field {
  const conditional = ({ type: kind }: Rule) => kind === CONDITIONAL;
  return {
    transforms: transforms.findTransformMetadatas(type, name, TransformationType.PLAIN_TO_CLASS),
    conditions: rules.filter(conditional).map((rule) => {
      const holds = rule.constraints[0] as (object: object, value: unknown) => boolean;
      return (value, object) => holds(object, value);
    }),
    checks: rules.filter((rule) => !conditional(rule)).flatMap((rule) => compileChecks(type, rule)),
  };
}

function compileChecks(type: Class<object>, { constraintCls, constraints, propertyName }: Rule): Check[] {
  const known = constraintCls ? getMetadataStorage().getTargetValidatorConstraints(constraintCls) : [];
  return known.map(({ instance }) => {
    const facts = { targetName: type.name, property: propertyName, constraints: constraints ?? [] };
    // A promise is no yes.
    return (value, object) => instance.validate(value, { ...facts, value, object }) === true;
  });
}

/** Values of objects stay as they are: they are refused by the caller, or left to the libraries. */
function transform(field: Field, key: string, obj: Record<string, unknown>): unknown {
  let value = obj[key];
  if (typeof value === 'object' && value !== null) return value;
  for (const { transformFn } of field.transforms)
    value = transformFn({ value, key, obj, type: TransformationType.PLAIN_TO_CLASS, options: {} });
  return value;
}
