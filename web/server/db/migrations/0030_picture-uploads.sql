CREATE TABLE "picture_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "picture_uploads_kind" CHECK ("picture_uploads"."kind" IN ('profile', 'idea'))
);
--> statement-breakpoint
CREATE INDEX "picture_uploads_created" ON "picture_uploads" USING btree ("created_at");