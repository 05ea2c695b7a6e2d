CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"passed_on_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_lang" CHECK ("newsletter_subscriptions"."lang" IN ('nb', 'en'))
);
