# Rules about delivery that need more than one value; see promises.rego.
package delivery

import rego.v1

distributions[name] := resource.properties.DistributionConfig if {
	some name, resource in input.resources
	resource.resourceType == "AWS::CloudFront::Distribution"
}

behaviors(distribution) := array.concat([distribution.DefaultCacheBehavior], object.get(distribution, "CacheBehaviors", []))

violation contains make_diag("tls-1-2-at-least", "ERROR", name, "MinimumProtocolVersion must be TLSv1.2_2021 or newer.") if {
	some name, distribution in distributions
	not modern(distribution)
}

modern(distribution) if distribution.ViewerCertificate.MinimumProtocolVersion in {"TLSv1.2_2021", "TLSv1.2_2025", "TLSv1.3_2025"}

violation contains make_diag("https-only", "ERROR", name, "Every behaviour redirects http to https.") if {
	some name, distribution in distributions
	some behavior in behaviors(distribution)
	object.get(behavior, "ViewerProtocolPolicy", null) != "redirect-to-https"
}

violation contains make_diag("headers-everywhere", "ERROR", name, "Every behaviour has a ResponseHeadersPolicyId.") if {
	some name, distribution in distributions
	some behavior in behaviors(distribution)
	not behavior.ResponseHeadersPolicyId
}

violation contains make_diag("paths-everywhere", "ERROR", name, "Every behaviour has the viewer-request function: without it S3 sees a path that it could list.") if {
	some name, distribution in distributions
	some behavior in behaviors(distribution)
	events := {association.EventType | some association in object.get(behavior, "FunctionAssociations", [])}
	events != {"viewer-request"}
}

violation contains make_diag("callback-has-its-own-headers", "ERROR", name, "A behaviour for /callback* sends no referrer.") if {
	some name, distribution in distributions
	patterns := [behavior.PathPattern | some behavior in object.get(distribution, "CacheBehaviors", [])]
	patterns != ["/callback*"]
}

violation contains make_diag("callback-has-its-own-headers", "ERROR", name, "A behaviour for /callback* sends no referrer.") if {
	some name, distribution in distributions
	some behavior in object.get(distribution, "CacheBehaviors", [])
	behavior.ResponseHeadersPolicyId == distribution.DefaultCacheBehavior.ResponseHeadersPolicyId
}

violation contains make_diag("s3-through-origin-access-control", "ERROR", name, "Every origin has an OriginAccessControlId.") if {
	some name, distribution in distributions
	some origin in distribution.Origins
	not origin.OriginAccessControlId
}

violation contains make_diag("origins-exist", "ERROR", name, "Every TargetOriginId is the Id of an origin.") if {
	some name, distribution in distributions
	some behavior in behaviors(distribution)
	not behavior.TargetOriginId in {origin.Id | some origin in distribution.Origins}
}

statements contains {"policy": name, "statement": statement} if {
	some name, resource in input.resources
	resource.resourceType == "AWS::S3::BucketPolicy"
	some statement in resource.properties.PolicyDocument.Statement
}

for_cloudfront_alone(statement) if {
	statement.Principal == {"Service": "cloudfront.amazonaws.com"}
	statement.Condition.StringEquals["AWS:SourceArn"]
}

violation contains make_diag("only-this-distribution-reads", "ERROR", entry.policy, "Whatever is allowed is allowed to CloudFront, for one distribution.") if {
	some entry in statements
	entry.statement.Effect == "Allow"
	not for_cloudfront_alone(entry.statement)
}

violation contains make_diag("cloudfront-reads-and-lists", "ERROR", "", "s3:GetObject and s3:ListBucket are allowed, and nothing else: without the second a missing file is a 403.") if {
	allowed := {entry.statement.Action | some entry in statements; entry.statement.Effect == "Allow"}
	allowed != {"s3:GetObject", "s3:ListBucket"}
}

refuses_plain_http(statement) if {
	[statement.Effect, statement.Principal, statement.Action] == ["Deny", "*", "s3:*"]
	statement.Condition == {"Bool": {"aws:SecureTransport": "false"}}
	count(statement.Resource) == 2
}

violation contains make_diag("buckets-over-tls-only", "ERROR", name, "A policy of the bucket denies everything without TLS.") if {
	some name, resource in input.resources
	resource.resourceType == "AWS::S3::Bucket"
	safe := {input.resources[entry.policy].properties.Bucket.__ref | some entry in statements; refuses_plain_http(entry.statement)}
	not name in safe
}

# The longest names that CloudFront and Cognito accept. The check evaluates the template with the longest name of a stack.
name_limits := [
	{"type": "AWS::CloudFront::Function", "path": ["Name"], "limit": 64},
	{"type": "AWS::CloudFront::OriginAccessControl", "path": ["OriginAccessControlConfig", "Name"], "limit": 64},
	{"type": "AWS::CloudFront::CachePolicy", "path": ["CachePolicyConfig", "Name"], "limit": 128},
	{"type": "AWS::CloudFront::ResponseHeadersPolicy", "path": ["ResponseHeadersPolicyConfig", "Name"], "limit": 128},
	{"type": "AWS::Cognito::UserPool", "path": ["UserPoolName"], "limit": 128},
	{"type": "AWS::Cognito::UserPoolClient", "path": ["ClientName"], "limit": 128},
]

violation contains make_diag("names-fit", "ERROR", name, sprintf("Its name may be too long: %d characters at most, whatever the stack is called.", [max.limit])) if {
	some max in name_limits
	some name, resource in input.resources
	resource.resourceType == max.type
	count(object.get(resource.properties, max.path, "")) > max.limit
}

# CloudFront delivers standard logs to no bucket in a region that an account has to opt in to.
violation contains make_diag("logs-delivered", "ERROR", "", "A rule of the template refuses the regions without CloudFront's standard logs.") if {
	not "LogsAreDelivered" in {rule.name | some rule in input.parsedRules}
}

violation contains make_diag("policy-from-the-build", "ERROR", name, "The Content-Security-Policy is the parameter of that name.") if {
	some name, resource in input.resources
	resource.resourceType == "AWS::CloudFront::ResponseHeadersPolicy"
	path := "Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy"
	not {"target": "ContentSecurityPolicy", "path": path} in {{"target": edge.target, "path": edge.sourcePath} | some edge in resource.outgoingRefs}
}

violation contains make_diag("policy-fits-cloudfront", "ERROR", "", "ContentSecurityPolicy has a MaxLength of 1783, CloudFront's limit, and allows nothing by default.") if {
	policy := object.get(input.parameters, "ContentSecurityPolicy", {})
	[object.get(policy, "maxLength", null), object.get(policy, "default", null)] != [1783, "default-src 'none'; frame-ancestors 'none'"]
}
