CREATE TABLE "expired_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reply_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"unsubscribe_token_hash" text,
	CONSTRAINT "reply_mails_reply_id_unique" UNIQUE("reply_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "notifies_of_replies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_mails" ADD CONSTRAINT "reply_mails_reply_id_posts_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_mails" ADD CONSTRAINT "reply_mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expired_tags_changed_at" ON "expired_tags" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "reply_mails_waiting" ON "reply_mails" USING btree ("created_at") WHERE "reply_mails"."mailed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reply_mails_member" ON "reply_mails" USING btree ("member_id");