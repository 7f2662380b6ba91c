# Our rules for infra/template.yaml, beyond what AWS requires. `npm run check:infra` evaluates them, and
# tests/scripts/check-infra.test.ts plants a violation of each kind of rule.
package promises

import rego.v1

# Every resource of the type must have exactly this value at the path.
exact := [
	# The user pool
	{"id": "mfa-required", "type": "AWS::Cognito::UserPool", "path": ["MfaConfiguration"], "value": "ON"},
	{"id": "software-tokens-only", "type": "AWS::Cognito::UserPool", "path": ["EnabledMfas"], "value": ["SOFTWARE_TOKEN_MFA"]},
	{"id": "passkeys-verify-users", "type": "AWS::Cognito::UserPool", "path": ["WebAuthnUserVerification"], "value": "required"},
	{"id": "passkeys-count-as-mfa", "type": "AWS::Cognito::UserPool", "path": ["WebAuthnFactorConfiguration"], "value": "MULTI_FACTOR_WITH_USER_VERIFICATION"},
	{"id": "passwords-and-passkeys-first", "type": "AWS::Cognito::UserPool", "path": ["Policies", "SignInPolicy", "AllowedFirstAuthFactors"], "value": ["PASSWORD", "WEB_AUTHN"]},
	{"id": "deletion-protected", "type": "AWS::Cognito::UserPool", "path": ["DeletionProtection"], "value": "ACTIVE"},
	{"id": "tier-with-rotation", "type": "AWS::Cognito::UserPool", "path": ["UserPoolTier"], "value": "ESSENTIALS"},
	{"id": "email-is-the-username", "type": "AWS::Cognito::UserPool", "path": ["UsernameAttributes"], "value": ["email"]},
	{"id": "usernames-ignore-case", "type": "AWS::Cognito::UserPool", "path": ["UsernameConfiguration", "CaseSensitive"], "value": false},
	{"id": "email-is-verified", "type": "AWS::Cognito::UserPool", "path": ["AutoVerifiedAttributes"], "value": ["email"]},
	{"id": "email-verified-before-update", "type": "AWS::Cognito::UserPool", "path": ["UserAttributeUpdateSettings", "AttributesRequireVerificationBeforeUpdate"], "value": ["email"]},
	{"id": "recovery-by-email-only", "type": "AWS::Cognito::UserPool", "path": ["AccountRecoverySetting", "RecoveryMechanisms"], "value": [{"Name": "verified_email", "Priority": 1}]},
	{"id": "codes-not-links", "type": "AWS::Cognito::UserPool", "path": ["VerificationMessageTemplate", "DefaultEmailOption"], "value": "CONFIRM_WITH_CODE"},

	# Its client
	{"id": "client-without-secret", "type": "AWS::Cognito::UserPoolClient", "path": ["GenerateSecret"], "value": false},
	{"id": "srp-and-passkeys-only", "type": "AWS::Cognito::UserPoolClient", "path": ["ExplicitAuthFlows"], "value": ["ALLOW_USER_SRP_AUTH", "ALLOW_USER_AUTH"]},
	{"id": "refresh-tokens-rotate", "type": "AWS::Cognito::UserPoolClient", "path": ["RefreshTokenRotation", "Feature"], "value": "ENABLED"},
	{"id": "code-flow-only", "type": "AWS::Cognito::UserPoolClient", "path": ["AllowedOAuthFlows"], "value": ["code"]},
	{"id": "users-write-email-and-name", "type": "AWS::Cognito::UserPoolClient", "path": ["WriteAttributes"], "value": ["email", "name"]},
	{"id": "users-read-what-is-shown", "type": "AWS::Cognito::UserPoolClient", "path": ["ReadAttributes"], "value": ["email", "email_verified", "name"]},
	{"id": "accounts-not-revealed", "type": "AWS::Cognito::UserPoolClient", "path": ["PreventUserExistenceErrors"], "value": "ENABLED"},
	{"id": "tokens-revocable", "type": "AWS::Cognito::UserPoolClient", "path": ["EnableTokenRevocation"], "value": true},
	{"id": "three-minutes-to-sign-in", "type": "AWS::Cognito::UserPoolClient", "path": ["AuthSessionValidity"], "value": 3},

	# The buckets
	{"id": "bucket-private", "type": "AWS::S3::Bucket", "path": ["PublicAccessBlockConfiguration"], "value": {"BlockPublicAcls": true, "BlockPublicPolicy": true, "IgnorePublicAcls": true, "RestrictPublicBuckets": true}},
	{"id": "bucket-encrypted", "type": "AWS::S3::Bucket", "path": ["BucketEncryption", "ServerSideEncryptionConfiguration"], "value": [{"ServerSideEncryptionByDefault": {"SSEAlgorithm": "AES256"}}]},

	# CloudFront
	{"id": "requests-to-s3-signed", "type": "AWS::CloudFront::OriginAccessControl", "path": ["OriginAccessControlConfig", "SigningBehavior"], "value": "always"},
	{"id": "logs-without-cookies", "type": "AWS::CloudFront::Distribution", "path": ["DistributionConfig", "Logging", "IncludeCookies"], "value": false},
	{"id": "real-not-found", "type": "AWS::CloudFront::Distribution", "path": ["DistributionConfig", "CustomErrorResponses"], "value": [{"ErrorCachingMinTTL": 10, "ErrorCode": 404, "ResponseCode": 404, "ResponsePagePath": "/404.html"}]},
	{"id": "no-query-reaches-s3", "type": "AWS::CloudFront::CachePolicy", "path": ["CachePolicyConfig", "ParametersInCacheKeyAndForwardedToOrigin", "QueryStringsConfig", "QueryStringBehavior"], "value": "none"},
	{"id": "https-insisted-on", "type": "AWS::CloudFront::ResponseHeadersPolicy", "path": ["ResponseHeadersPolicyConfig", "SecurityHeadersConfig", "StrictTransportSecurity"], "value": {"AccessControlMaxAgeSec": 63072000, "IncludeSubdomains": true, "Override": true}},
	{"id": "types-not-sniffed", "type": "AWS::CloudFront::ResponseHeadersPolicy", "path": ["ResponseHeadersPolicyConfig", "SecurityHeadersConfig", "ContentTypeOptions"], "value": {"Override": true}},
	{"id": "never-framed", "type": "AWS::CloudFront::ResponseHeadersPolicy", "path": ["ResponseHeadersPolicyConfig", "SecurityHeadersConfig", "FrameOptions"], "value": {"FrameOption": "DENY", "Override": true}},
]

of_type(type) := {name: resource.properties |
	some name, resource in input.resources
	resource.resourceType == type
}

# A rule about a type passes if no resource has that type, so require one of each.
violation contains make_diag("complete", "ERROR", "", sprintf("There is no %s.", [type])) if {
	some type in {promise.type | some promise in exact} | {"AWS::S3::BucketPolicy"}
	count(of_type(type)) == 0
}

violation contains make_diag_at(promise.id, "ERROR", name, path, message) if {
	some promise in exact
	some name, properties in of_type(promise.type)
	object.get(properties, promise.path, null) != promise.value
	path := sprintf("Properties.%s", [concat(".", promise.path)])
	message := sprintf("%s must be %s.", [concat(".", promise.path), json.marshal(promise.value)])
}

violation contains make_diag("retained", "ERROR", name, "It must survive the stack: DeletionPolicy and UpdateReplacePolicy are Retain.") if {
	some name, resource in input.resources
	resource.resourceType in {"AWS::Cognito::UserPool", "AWS::Cognito::UserPoolClient", "AWS::S3::Bucket"}
	[resource.deletionPolicy, resource.updateReplacePolicy] != ["Retain", "Retain"]
}

violation contains make_diag("no-remembered-devices", "ERROR", name, "A remembered device can take the place of the second factor: no DeviceConfiguration.") if {
	some name, properties in of_type("AWS::Cognito::UserPool")
	"DeviceConfiguration" in object.keys(properties)
}

# Browsers make passkeys only for the page's host or a parent of it.
violation contains make_diag("passkeys-of-this-site", "ERROR", name, "WebAuthnRelyingPartyID must be the site's host or a parent of it.") if {
	some name, pool in of_type("AWS::Cognito::UserPool")
	some client in of_type("AWS::Cognito::UserPoolClient")
	some callback in client.CallbackURLs
	host := split(callback, "/")[2]
	not endswith(concat("", [".", host]), concat("", [".", object.get(pool, "WebAuthnRelyingPartyID", "?")]))
}

violation contains make_diag("google-secret-hidden", "ERROR", "", "GoogleClientSecret must be NoEcho and have an empty default.") if {
	secret := object.get(input.parameters, "GoogleClientSecret", {})
	[object.get(secret, "noEcho", null), object.get(secret, "default", null)] != [true, ""]
}
