#!/usr/bin/env node
/**
 * Validates infra/template.yaml, or the given templates, without an AWS account: against CloudFormation's own schemas and
 * rules, and against ours in infra/rules.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RegoEngine, RuleFile, TemplateFile } from '@aws/cloudformation-validate';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = join(root, 'infra/rules');

/** Values for optional parameters, whose empty defaults would cause false findings. */
const parameterOverrides = {
  SiteDomain: 'www.example.com',
  CookieDomain: 'example.com',
  PasskeyDomain: 'example.com',
  LearningSiteOrigin: 'https://learn.example.com',
  CertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a',
  HostedZoneId: 'Z0123456789',
  GoogleClientId: 'a.apps.googleusercontent.com',
  GoogleClientSecret: 'a-secret',
  AuthDomainPrefix: 'example',
  AuthDomain: 'auth.example.com',
  AuthCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0b',
  EmailIdentityArn: 'arn:aws:ses:eu-west-1:123456789012:identity/example.com',
  EmailFrom: 'no-reply@example.com',
};

const engine = new RegoEngine({
  customRules: readdirSync(rules).map((name) => new RuleFile(join(rules, name))),
});

function placeOf(path) {
  return relative(process.cwd(), path);
}

/** A template's problems, one line each, without notes on style (INFO). */
function problemsIn(path) {
  const { status, diagnostics } = engine.validateStandard(new TemplateFile(path), {
    parameterOverrides,
    // The longest that AWS accepts, for names that come from it.
    pseudoParameterOverrides: { stackName: `s${'-'.repeat(126)}k` },
    severityLevel: 'WARN',
  });
  const place = placeOf(path);
  return [
    ...(status === 'OK' ? [] : [`${place}: the validation ended with ${status}`]),
    ...diagnostics.map(({ ruleId, entity, startLine, message }) => {
      const where = startLine === undefined ? place : `${place}:${startLine}`;
      return `${where}: ${entity?.logicalId ?? 'template'}: ${ruleId}: ${message}`;
    }),
  ];
}

const named = process.argv.slice(2);
const templates = named.length > 0 ? named : [join(root, 'infra/template.yaml')];
const problems = templates.flatMap(problemsIn);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${templates.map(placeOf).join(', ')} is valid.`);
process.exitCode = problems.length === 0 ? 0 : 1;
