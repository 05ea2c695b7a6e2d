CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone,
	CONSTRAINT "pictures_kind" CHECK ("pictures"."kind" IN ('profile', 'idea'))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("delete_after") WHERE "pictures"."delete_after" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;