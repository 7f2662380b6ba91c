import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, parse, type CollectionTag, type ScalarTag } from 'yaml';

const TEMPLATE = join(import.meta.dirname, '../../infra/template.yaml');

interface Entry<Properties> {
  Properties: Properties;
}

interface Parameter {
  Default?: string | number;
}

interface HeadersPolicy {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: string };
      FrameOptions: { FrameOption: string };
      ReferrerPolicy: { ReferrerPolicy: string };
      StrictTransportSecurity: { AccessControlMaxAgeSec: number };
    };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
}

/** The parts of infra/template.yaml that the tests read. `npm run check:infra` validates all of it. */
export interface Template {
  Parameters: Record<string, Parameter> & {
    ContentSecurityPolicy: Parameter & { AllowedPattern: string; MaxLength: number };
  };
  Resources: {
    UserPool: Entry<{
      Policies: {
        PasswordPolicy: Record<
          `Require${'Lowercase' | 'Uppercase' | 'Numbers' | 'Symbols'}`,
          boolean
        > & {
          MinimumLength: number;
        };
      };
    }>;
    UserPoolClient: Entry<{
      AllowedOAuthScopes: string[];
      CallbackURLs: string[];
      LogoutURLs: string[];
    }>;
    Paths: Entry<{ FunctionCode: string }>;
    Headers: Entry<HeadersPolicy>;
    CallbackHeaders: Entry<HeadersPolicy>;
    Caching: Entry<{ CachePolicyConfig: { MaxTTL: number } }>;
    Distribution: Entry<{
      DistributionConfig: {
        CacheBehaviors: { PathPattern: string }[];
        CustomErrorResponses: { ResponsePagePath: string }[];
      };
    }>;
  };
  Outputs: Record<string, { Condition?: string; Description: string; Value: string }>;
}

/**
 * infra/template.yaml as CloudFormation evaluates it in eu-west-1: `parameters` excludes those with defaults, `conditions`
 * are by name. A resource's reference is its name.
 */
export function evaluateTemplate(
  parameters: Record<string, string>,
  conditions: Record<string, boolean> = {},
): Template {
  const text = readFileSync(TEMPLATE, 'utf8');
  const names: Record<string, string> = {
    'AWS::Region': 'eu-west-1',
    'AWS::StackName': 'lureproof',
    'AWS::URLSuffix': 'amazonaws.com',
    ...parameters,
  };
  const valueOf = (name: string) => names[name] ?? name;
  const substituted = (value: string) =>
    value.replaceAll(/\$\{([\w:.]+)\}/g, (_, name: string) => valueOf(name));
  const chosen: CollectionTag = {
    tag: '!If',
    collection: 'seq',
    resolve: (sequence) => {
      const [condition, yes, no] = isSeq(sequence) ? sequence.items : [];
      return conditions[String(condition)] === true ? yes : no;
    },
  };
  return parse(text, {
    logLevel: 'silent',
    customTags: [scalar('!Ref', valueOf), scalar('!Sub', substituted), chosen],
  });
}

function scalar(tag: string, resolve: (value: string) => string): ScalarTag {
  return { tag, resolve };
}
