const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const RENAMED: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  minlength: 'minLength',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  spellcheck: 'spellCheck',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  enctype: 'encType',
  novalidate: 'noValidate',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  srcset: 'srcSet',
  crossorigin: 'crossOrigin',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
};
const SWITCHES = new Set('disabled required hidden open multiple noValidate readOnly inert defaultChecked'.split(' '));

/** Markup as React wrote it, as a component's author would have written it. Everything stays on its line, spaces included. */
export const toJsx = (html: string): string =>
  html
    .replaceAll(/[{}]/g, (brace) => (brace === '{' ? '&#123;' : '&#125;'))
    .replaceAll(/<([a-z][\w-]*)((?:\s[^<>]*?)?)\/?>/gi, (_, tag: string, attributes: string) => {
      const end = VOID.has(tag) ? '/>' : '>';
      return `<${tag}${attributes.replaceAll(/\s([\w:-]+)(?:="([^"]*)")?/g, attribute(tag))}${end}`;
    })
    .replaceAll('\n', ' ');

const attribute =
  (tag: string) =>
  (_: string, name: string, value = ''): string => {
    if (name === 'selected') return '';
    const renamed = tag === 'option' && name === 'value' ? name : (RENAMED[name] ?? camel(name));
    return SWITCHES.has(renamed) ? ` ${renamed}` : ` ${renamed}="${value}"`;
  };

const camel = (name: string) =>
  /^(data|aria)-/.test(name) ? name : name.replaceAll(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
