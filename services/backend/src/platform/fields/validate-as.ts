import { getMetadataStorage, ValidateBy, ValidationTypes } from 'class-validator';
import { type RequestClass, tidyOf } from './field.decorator';
import { validateByLibrary } from './validate-by-library';

const compiled = new WeakMap<RequestClass, CompiledRules<object> | null>();

/**
 * Turns a plain record into a validated request. Unknown fields are refused.
 * @throws ValidationFailed with one text a field.
 */
export function validateAs<Dto extends object>(type: RequestClass<Dto>, plain: object): Dto {
  let rules = compiled.get(type) as CompiledRules<Dto> | null | undefined;
  if (rules === undefined) compiled.set(type, (rules = compileRules(type)));
  return rules?.(plain) ?? validateByLibrary(type, plain);
}

/** A rule that returns the fault as a text, or null for a good value. */
export const ruleOf = (name: string, faultOf: (value: unknown) => string | null): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value) => faultOf(value) === null,
      defaultMessage: (facts) => faultOf(facts?.value) ?? 'This field is not valid.',
    },
  });

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Check = (value: unknown, request: object) => boolean;

/** Makes a request of a plain record that keeps every rule; undefined says nothing about why a record does not. */
type CompiledRules<Request> = (plain: object) => Request | undefined;

const { CONDITIONAL_VALIDATION, CUSTOM_VALIDATION, IS_DEFINED, WHITELIST } = ValidationTypes;
const plainTypes: string[] = [CONDITIONAL_VALIDATION, CUSTOM_VALIDATION, IS_DEFINED, WHITELIST];

/**
 * Builds one function of the decorators of a flat request class, because class-validator looks its rules up and sorts them
 * for each request (docs/decisions/0106-the-intake-and-compiled-rules-stay.md). Null when the class uses more than such a
 * function can decide (nested classes, groups, rules for each item): class-validator decides about it alone.
 */
export function compileRules<Request extends object>(type: RequestClass<Request>): CompiledRules<Request> | null {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  if (rules.length === 0 || !rules.every(isPlain)) return null;
  const rulesByField = [...Map.groupBy(rules, (rule) => rule.propertyName)];
  const fields = new Map(rulesByField.map(([name, own]) => [name, compileField(type, name, own)]));
  return (plain) => {
    const request = new type() as Request & Record<string, unknown>;
    for (const [name, value] of Object.entries(plain)) {
      const field = fields.get(name);
      if (!field || (typeof value === 'object' && value !== null)) return undefined;
      request[name as keyof Request] = (field.tidy ? field.tidy(value) : value) as never;
    }
    for (const [name, { conditions, checks }] of fields) {
      const passes = (check: Check) => check(request[name], request);
      if (conditions.every(passes) && !checks.every(passes)) return undefined;
    }
    return request;
  };
}

// The library's type has groups always; a rule without any leaves them out.
const isPlain = ({ type, groups, each }: Partial<Rule>) =>
  type !== undefined && plainTypes.includes(type) && !groups?.length && !each;

function compileField(type: RequestClass, name: string, rules: Rule[]) {
  const { conditions = [], checks = [] } = Object.groupBy(rules, (rule) =>
    rule.type === CONDITIONAL_VALIDATION ? 'conditions' : 'checks',
  );
  return {
    tidy: tidyOf(type.prototype as object, name),
    conditions: conditions.map(({ constraints }): Check => {
      const [holds] = constraints as [(request: object, value: unknown) => boolean];
      return (value, request) => holds(request, value);
    }),
    checks: checks.flatMap((rule) => compileChecks(type, rule)),
  };
}

function compileChecks(type: RequestClass, { constraintCls, constraints, propertyName }: Rule): Check[] {
  const validators = constraintCls ? getMetadataStorage().getTargetValidatorConstraints(constraintCls) : [];
  const facts = { targetName: type.name, property: propertyName, constraints: constraints ?? [] };
  // A promise is not `true`, so class-validator judges a record with an asynchronous rule.
  return validators.map(
    ({ instance }) =>
      (value, object) =>
        instance.validate(value, { ...facts, value, object }) === true,
  );
}
