CREATE TABLE "external_links" (
	"address" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"problem" text,
	"status" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "external_links_checked_at" ON "external_links" USING btree ("checked_at");