CREATE TABLE "campaign_start_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"start_ids" uuid[] NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"unsubscribe_token_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_starts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"centra_id" text NOT NULL,
	"previous_decision" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_news" boolean NOT NULL,
	CONSTRAINT "campaign_starts_run" UNIQUE("centra_id","previous_decision")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "community_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_start_mails" ADD CONSTRAINT "campaign_start_mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_start_mails_member" ON "campaign_start_mails" USING btree ("member_id","mailed_at");--> statement-breakpoint
CREATE INDEX "campaign_start_mails_mailed_at" ON "campaign_start_mails" USING btree ("mailed_at");