CREATE TABLE "published_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"fields" jsonb NOT NULL,
	"refers_to" text[] NOT NULL,
	"source" text NOT NULL,
	"derived_by" text
);
--> statement-breakpoint
CREATE TABLE "published_feed" (
	"dataset" text PRIMARY KEY NOT NULL,
	"completed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "published_documents_type" ON "published_documents" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "published_documents_refers_to" ON "published_documents" USING gin ("refers_to");--> statement-breakpoint
CREATE INDEX "published_documents_centra_id" ON "published_documents" USING btree ((fields->>'centraId')) WHERE type = 'product';--> statement-breakpoint
CREATE INDEX "published_documents_waiting" ON "published_documents" USING btree ("id") WHERE derived_by IS NULL;