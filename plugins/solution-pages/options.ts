import {type OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  readonly id: string;
  /** The file that exports `solutions`, from the site's root. */
  readonly dataFile: string;
  /** Where the pages hang. */
  readonly routeBasePath: string;
  /** The component that draws a page. */
  readonly component: string;
}

export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  dataFile: Joi.string()
    .pattern(/\.ts$/)
    .default('src/data/solutions.ts')
    .messages({'string.pattern.base': '{#label} must name a TypeScript file'}),
  routeBasePath: Joi.string()
    .pattern(/^\/[a-z-]+$/)
    .default('/solutions')
    .messages({'string.pattern.base': '{#label} must be one path segment such as /solutions'}),
  component: Joi.string()
    .pattern(/^@site\//)
    .default('@site/src/templates/SolutionPage')
    .messages({'string.pattern.base': '{#label} must start with @site/'}),
});

export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions =>
  validate(schema, options);
