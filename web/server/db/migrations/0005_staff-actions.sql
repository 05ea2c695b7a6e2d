CREATE TABLE "staff_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_actions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"document_id" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"undoes" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_actions_number_unique" UNIQUE("number"),
	CONSTRAINT "staff_actions_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
DROP INDEX "post_reports_open";--> statement-breakpoint
ALTER TABLE "post_reports" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_undoes_staff_actions_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."staff_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_actions_target" ON "staff_actions" USING btree ("target_id","number");--> statement-breakpoint
CREATE INDEX "post_reports_resolved_by" ON "post_reports" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_newest_of_all" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("post_id") WHERE "post_reports"."resolved_at" IS NULL;